import type {Command} from './command';
import {iconSource} from '../pictures/iconFiles';
import {drawIcons} from '../pictures/icons';

const usage = `hosting icons   draws the bitmap icons of tabs and home screens from ${iconSource}
`;

/** @returns the exit code */
function icons(): Promise<number> {
  console.log(`Drew ${drawIcons(process.cwd()).join(', ')} from ${iconSource}`);
  return Promise.resolve(0);
}

export const commands: Readonly<Record<string, Command>> = {icons: {run: icons, usage}};
