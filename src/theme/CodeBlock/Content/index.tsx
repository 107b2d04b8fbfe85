// Wrap: upstream lets the keyboard into the block, so that it can be scrolled, but gives it no name.
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import Content from '@theme-original/CodeBlock/Content';
import styles from './styles.module.css';

export default function ContentWrapper(props: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const name = typeof metadata.title === 'string' ? `Codeblock „${metadata.title}“` : 'Codeblock';
  return (
    <div role="group" aria-label={name} className={styles.group}>
      <Content {...props} />
    </div>
  );
}
