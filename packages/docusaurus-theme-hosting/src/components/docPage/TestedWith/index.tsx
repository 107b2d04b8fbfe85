import type {ReactNode} from 'react';
import {BadgeCheck} from 'lucide-react';
import {formatDay, type Tested} from 'docusaurus-hosting/client';
import Icon from '../../shared/Icon';

/** Says with which client and when the steps of a page were gone through; comes from the front matter `tested`. */
export default function TestedWith({client, date}: Tested): ReactNode {
  return (
    <p>
      <Icon icon={BadgeCheck} size={18} /> Geprüft mit {client} am <time dateTime={date}>{formatDay(date)}</time>
    </p>
  );
}
