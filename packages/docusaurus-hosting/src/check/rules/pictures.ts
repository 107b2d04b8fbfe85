import {isPicture, type Rule} from 'docusaurus-content-check/rules';
import {logoSource} from '../../pictures/iconFiles';
import {darkOf, lightOf} from '../../pictures/pairs';
import type {HostingContent} from '../content';

/** Ends of names that look like one half of a pair, but that no page pairs (pictures/pairs.ts). */
const foreignMode = /-(light|dark)(?=\.\w+$)/;

/** Pictures come in pairs where they show an interface: one for each colour mode. */
const modeRule: Rule<HostingContent> = {
  name: 'pictures/modes',
  file(file, model) {
    if (!isPicture(file, model)) return [];
    const [, mode] = foreignMode.exec(file) ?? [];
    if (mode !== undefined) {
      const note = `rename it to ${file.replace(foreignMode, mode === 'light' ? '-hell' : '-dunkel')}`;
      return [{at: 0, reason: `"-${mode}" in the name of a picture pairs nothing`, note}];
    }
    const dark = darkOf(file);
    const other = dark ?? lightOf(file);
    if (other === undefined || model.exists(other)) return [];
    const own = dark === undefined ? 'dark' : 'light';
    return [{at: 0, reason: `a picture for the ${own} mode alone`, note: `add ${other}, taken in the other mode`}];
  },
};

const logoRule: Rule<HostingContent> = {
  name: 'pictures/logo',
  stopsBuild: true,
  site: (model) =>
    model.exists(logoSource)
      ? []
      : [
          {
            file: logoSource,
            at: 0,
            reason: 'there is no such file, and social cards show it',
            note: 'put the logo there',
          },
        ],
};

export const pictureRules: readonly Rule<HostingContent>[] = [modeRule, logoRule];
