import {areas} from '../../fixtures/areas';
import {keyPages} from '../../fixtures/keyPages';
import {provider} from '../../fixtures/provider';

export default {provider, areas, keyPages, notices: []};
