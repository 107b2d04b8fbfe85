import {useId, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {feedbackAddress, type FeedbackAnswer} from 'docusaurus-hosting/client';
import {contact} from '@generated/docusaurus-theme-hosting/default/site';

export interface Props {
  /** Address of the prepared e-mail, for those whom the page did not help. */
  readonly mailto: string;
}

const thanks: Readonly<Record<FeedbackAnswer, string>> = {
  ja: 'Danke, das freut uns.',
  nein: 'Danke, dass du es sagst.',
};

/**
 * Asks whether the page helped, where the provider counts answers (`contact.pageFeedback`). The server's log does: no
 * cookie, no text, no address of the visitor.
 */
export default function PageFeedback({mailto}: Props): ReactNode {
  const id = useId();
  const {pathname} = useLocation();
  const [answered, setAnswered] = useState<{pathname: string; answer: FeedbackAnswer; sent: boolean}>();
  const current = answered?.pathname === pathname ? answered : undefined;

  const send = async (answer: FeedbackAnswer): Promise<void> => {
    const response = await fetch(feedbackAddress(answer, pathname), {method: 'POST'}).catch(() => undefined);
    setAnswered({pathname, answer, sent: response?.status === 204});
  };

  if (!contact.pageFeedback) return null;
  return (
    <div role="group" aria-labelledby={id} className="cluster margin-bottom--sm needs-scripting">
      <span id={id}>Hat das geholfen?</span>
      {(['ja', 'nein'] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          className="button button--outline button--primary"
          onClick={() => void send(answer)}
        >
          {answer === 'ja' ? 'Ja' : 'Nein'}
        </button>
      ))}
      <span role="status">
        {current && (current.sent ? thanks[current.answer] : 'Deine Antwort ist nicht angekommen.')}{' '}
        {current && !(current.sent && current.answer === 'ja') && <a href={mailto}>Schreibe uns, was gefehlt hat</a>}
      </span>
    </div>
  );
}
