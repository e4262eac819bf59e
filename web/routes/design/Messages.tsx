import Check from '~icons/lucide/check';
import CookingPot from '~icons/lucide/cooking-pot';
import { DietMark } from '../../food/DietMark.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Rating } from '../../ui/display/Rating.tsx';
import { Stars } from '../../ui/display/Stars.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Timeline } from '../../ui/lists/Timeline.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { Group, Specimen } from './Specimen.tsx';

const badgeTones = ['neutral', 'info', 'warn', 'primary', 'leaf', 'danger'] as const;
const noticeTones = ['info', 'warn', 'danger', 'leaf'] as const;
const diets = ['VEGETARIAN', 'VEGAN', 'EGG', 'NON_VEGETARIAN'] as const;

export const Messages = () => (
  <Group name="Messages">
    <Specimen name="Badge">
      <div className="flex flex-wrap gap-2">
        {badgeTones.map(tone => (
          <Badge key={tone} tone={tone} icon={<Check aria-hidden />}>
            {tone}
          </Badge>
        ))}
      </div>
    </Specimen>
    <Specimen name="Notice">
      <div className="flex flex-col gap-2">
        {noticeTones.map(tone => (
          <Notice
            key={tone}
            tone={tone}
            action={tone === 'warn' && <Button variant="secondary">Do it</Button>}
          >
            A sentence of the kind {tone}.
          </Notice>
        ))}
      </div>
    </Specimen>
    <Specimen name="Banner: to be hidden, and in another language">
      <Banner
        title="Announcements"
        entries={[
          { key: 'icy', words: 'Icy roads today.', onHide: () => undefined },
          { key: 'diwali', words: 'दिवाली की शुभकामनाएँ!', lang: 'hi' },
        ]}
      />
    </Specimen>
    <Specimen name="Timeline: done, now, next">
      <Timeline
        steps={[
          { title: 'Placed', detail: '9:12 AM', state: 'done' },
          { title: 'Preparing', detail: '10:30 AM', state: 'current' },
          { title: 'Ready', state: 'waiting' },
        ]}
      />
    </Specimen>
    <Specimen name="Rating and Stars">
      <div className="flex flex-wrap items-center gap-4">
        <Rating value={4.6} count={128} />
        <Rating value={0} count={0} />
        <Stars given={4} />
      </div>
    </Specimen>
    <Specimen name="Card, Avatar, DietMark, Tooltip">
      <Card className="flex items-center gap-3">
        <Avatar name="Asha" />
        {diets.map(diet => (
          <DietMark key={diet} diet={diet} />
        ))}
        <Tooltip text="Shown after 700 ms">
          <Button variant="ghost">Rest here</Button>
        </Tooltip>
      </Card>
    </Specimen>
    <Specimen name="Skeleton">
      <Skeleton className="h-12" />
    </Specimen>
    <Specimen name="EmptyState">
      <EmptyState
        icon={<CookingPot />}
        title="No orders yet"
        text="Your first tiffin is a few taps away."
        action={<Button>Browse kitchens</Button>}
      />
    </Specimen>
    <Specimen name="ErrorState">
      <ErrorState onRetry={() => undefined} />
    </Specimen>
  </Group>
);
