import {drawIcons, iconSource} from '../pictures/icons';

/** @returns the exit code */
export function icons(): number {
  console.log(`Drew ${drawIcons(process.cwd()).join(', ')} from ${iconSource}`);
  return 0;
}
