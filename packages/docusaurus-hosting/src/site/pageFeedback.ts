/** Where browsers send whether a page helped: the answer and the page's route follow. */
export const feedbackPath = '/rueckmeldung';

export type FeedbackAnswer = 'ja' | 'nein';

/** @param route - of the page, as in its address: `/docs/vpn` */
export const feedbackAddress = (answer: FeedbackAnswer, route: string): string => `${feedbackPath}/${answer}${route}`;
