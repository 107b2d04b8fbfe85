/** What components need in the browser: nothing here imports Node's modules, and bundlers drop what a page does not use. */
export type {PageFrontMatter} from './check/frontMatter';
export {formatDay, limitText, phaseLabels, userNameLabels} from './facts/display';
export {formatQuantity} from './facts/quantity';
export {formatSchedule} from './facts/schedule';
export type {Category, Endpoint, Lifecycle, Limit, Phase, Service} from './facts/schema';
export type {Tested} from './markdown/tested';
export type {Notice} from './notices/check';
export {calendarSubscription, currentNotices, formatPeriod, noticesPath, pastIncidents} from './notices/notices';
export {areaById, docsAreaOf, docsAreas, printableFolder, type Area} from './site/areas';
export type {BrowserData, ListedService, ServiceDetails} from './site/browserData';
export {feedbackAddress, type FeedbackAnswer} from './site/pageFeedback';
export type {KeyPages} from './site/keyPages';
