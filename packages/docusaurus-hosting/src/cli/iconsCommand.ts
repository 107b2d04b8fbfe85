import {drawIcons, iconSource} from '../pictures/icons';

export const usage = `hosting icons   draws the bitmap icons of tabs and home screens from ${iconSource}
`;

/** @returns the exit code */
export function icons(): Promise<number> {
  console.log(`Drew ${drawIcons(process.cwd()).join(', ')} from ${iconSource}`);
  return Promise.resolve(0);
}
