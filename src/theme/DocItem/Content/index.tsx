// Wrap: under the title stand the life-cycle banner of the page's service and the client it was tested with.
import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import LifecycleBanner from '@site/src/components/LifecycleBanner';
import TestedWith from '@site/src/components/TestedWith';
import {usePageFrontMatter} from '@site/src/components/page';

export default function ContentWrapper({children}: Props): ReactNode {
  const {service, tested} = usePageFrontMatter();
  return (
    <Content>
      {service && <LifecycleBanner service={service} />}
      {tested && <TestedWith {...tested} />}
      {children}
    </Content>
  );
}
