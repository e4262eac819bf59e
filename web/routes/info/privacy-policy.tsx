import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { mailLink, support } from '../../lib/support.ts';

export default function PrivacyPolicy() {
  return (
    <Article title="Privacy Policy" text="What we know about you, and what we do with it.">
      <Passage heading="What we keep">
        <ul>
          <li>Your name, email address and phone number, to run your account.</li>
          <li>Your orders with their delivery address, so that the kitchen can bring them to you.</li>
          <li>For suppliers also the EIN, kept encrypted, and the documents of the application.</li>
        </ul>
      </Passage>
      <Passage heading="What stays in your browser">
        <p>
          Your city, your delivery address, your cart and where to return after signing in are stored on your
          device. A single cookie keeps you signed in. We use no advertising and no tracking cookies.
        </p>
      </Passage>
      <Passage heading="Your location">
        <p>
          We ask for it only when you tap a button that needs it, use it once to find cities near you, and do
          not keep it.
        </p>
      </Passage>
      <Passage heading="Who sees what">
        <ul>
          <li>The kitchen you order from sees your name, address, phone number and wishes.</li>
          <li>Supplier documents are seen by the supplier and our reviewers alone.</li>
          <li>Card details go to the payment provider, never to us.</li>
        </ul>
      </Passage>
      <Passage heading="Your questions">
        <p>
          On <Link to={paths.profile()}>your profile</Link> you can correct and export what we keep, and
          delete your account. For anything else, write to <a href={mailLink}>{support.email}</a>.
        </p>
      </Passage>
    </Article>
  );
}
