import {publicAuthors} from 'docusaurus-hosting';
import {provider} from '../provider';

/** Whom pages name as the author of their last change: public names by git's, e.g. `{'erika': 'Erika Mustermann'}`. */
export const authors = publicAuthors({names: {}, others: provider.operator.name});
