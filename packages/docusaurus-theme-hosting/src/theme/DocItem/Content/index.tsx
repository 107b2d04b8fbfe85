// Wrap: under the title stand what one does with the page's service, a code for phones, its life-cycle banner, the client it was
// tested with, and the form for the visitor's address.
import {isValidElement, memo, type ReactNode} from 'react';
import Content from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import LifecycleBanner from '../../../components/docPage/LifecycleBanner';
import OwnAddress from '../../../components/docPage/OwnAddress';
import PhoneCode from '../../../components/docPage/PhoneCode';
import TestedWith from '../../../components/docPage/TestedWith';
import ServiceActions from '../../../components/docPage/ServiceActions';
import {usePageFrontMatter} from '../../../components/shared/page';

const typeOf = (node: ReactNode): unknown => (isValidElement(node) ? node.type : node);

/**
 * The text of a page, a component without props. Rendered anew only for another page: a chosen tab changes the address, and
 * everything below the router with it.
 */
const Text = memo(
  ({children}: Props): ReactNode => children,
  (before, after) => typeOf(before.children) === typeOf(after.children),
);
Text.displayName = 'Text';

export default function ContentWrapper({children}: Props): ReactNode {
  const {service, tested, phone, namesAddress} = usePageFrontMatter();
  return (
    <Content>
      {service && <ServiceActions service={service} />}
      {phone && <PhoneCode />}
      {service && <LifecycleBanner service={service} />}
      {tested && <TestedWith {...tested} />}
      {namesAddress && <OwnAddress />}
      <Text>{children}</Text>
    </Content>
  );
}
