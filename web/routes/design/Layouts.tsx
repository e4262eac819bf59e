import { Card } from '../../ui/display/Card.tsx';
import { EndSide, Sides, StartSide } from '../../ui/layout/Sides.tsx';
import { Group, Specimen } from './Specimen.tsx';

/** Layouts of whole screens; the column is in the middle of the window, as on screens of customers. */
export const Layouts = () => (
  <Group name="Layouts">
    <Specimen name="A column with sides, beside it in a wide window">
      <div className="mx-auto w-full max-w-column">
        <Sides className="gap-3">
          <Card>The column</Card>
          <StartSide>
            <Card>Start: what leads through it</Card>
          </StartSide>
          <Card className="min-h-48">More of the column</Card>
          <EndSide>
            <Card>End: what it adds up to</Card>
          </EndSide>
        </Sides>
      </div>
    </Specimen>
  </Group>
);
