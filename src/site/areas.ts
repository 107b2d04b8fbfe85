import {offeredAreas} from 'docusaurus-hosting/site/areas';
import {provider} from '../provider';
import {parts} from './parts';

/** The parts of this site with main pages that there are, also where a service is not offered. */
export const areas = offeredAreas(parts, provider);
