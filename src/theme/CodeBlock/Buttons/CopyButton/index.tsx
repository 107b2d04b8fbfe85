// Eject: this site's copy button, which says that it has copied, or could not, also to screen readers, and is seen
// without hovering: phones have no hover, and at upstream's 40 % the icon falls below 3 : 1.
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

export default function CodeCopyButton({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <span className={className}>
      <CopyButton text={metadata.code} label="Code" className={styles.copy} />
    </span>
  );
}
