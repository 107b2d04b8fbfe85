export {classicAreas, type Area} from './area';
export {headingIds, type HeadingId} from './anchors';
export {MarkdownDocument} from './document';
export {git, readText, siteFiles} from './files';
export {fileAt, fileOf, resolveLink, splitUrl, targetsOf, type Target} from './links';
export {elementsOf, startOf, type Jsx} from './nodes';
export {readPages, type Page} from './page';
export {Site, type Redirect, type YamlName} from './site';
export {holdsVariable, variableReferences, VariableMask} from './variables';
