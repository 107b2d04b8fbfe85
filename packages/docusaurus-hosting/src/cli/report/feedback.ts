import {splitUrl} from 'docusaurus-content-check/reader';
import {feedbackPath, type FeedbackAnswer} from '../../site/pageFeedback';

/** Answers by the routes of pages, decoded. */
export type FeedbackCounts = ReadonlyMap<string, Readonly<Record<FeedbackAnswer, number>>>;

/**
 * Counts the answers in a server's access log. Anybody may send anything: routes need not be those of pages.
 *
 * @param log - a JSON object a line, as Caddy writes them; other lines are none of its requests
 */
export function countFeedback(log: string): FeedbackCounts {
  const counts = new Map<string, Record<FeedbackAnswer, number>>();
  const request = new RegExp(`"method":"POST",[^{}]{0,300}?"uri":"${feedbackPath}/(ja|nein)(/[^"]*)"`, 'g');
  for (const [, answer, uri = ''] of log.matchAll(request)) {
    const route = splitUrl(uri).address;
    const count = counts.get(route) ?? {ja: 0, nein: 0};
    count[answer as FeedbackAnswer]++;
    counts.set(route, count);
  }
  return counts;
}
