import path from 'node:path';
import {brandColors} from 'docusaurus-hosting';

/** The colours of src/css/custom.css, for what CSS does not reach. */
export const brand = brandColors(path.resolve(__dirname, '../css/custom.css'));
