export {MarkdownDocument} from './document';
export {git, readText, siteFiles} from './files';
export {addressOf, fileAt, resolveLink, scheme, splitUrl, targetsOf, type Target} from './links';
export {attributeOf, elementsOf, endOf, nodesOf, startOf, type Jsx} from './nodes';
export {classicAreas, readPages, type Area, type Page} from './page';
export {boundary, proseOfPage} from './prose';
export {publishedOf} from './published';
export {Site, type Redirect, type YamlName} from './site';
export {hasVariableHost, holdsVariable, variableReferences, VariableMask} from './variables';
