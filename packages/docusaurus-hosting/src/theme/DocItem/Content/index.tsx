// Wrap: under the title stand notices about the page's service and its life-cycle banner, the client it was tested with, a code for phones, and the form for
// the visitor's address.
import type {ReactNode} from 'react';
import Content from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import LifecycleBanner from '../../../components/LifecycleBanner';
import NoticeBanner from '../../../components/NoticeBanner';
import OwnAddress from '../../../components/OwnAddress';
import PhoneCode from '../../../components/PhoneCode';
import TestedWith from '../../../components/TestedWith';
import {usePageFrontMatter} from '../../../components/page';

export default function ContentWrapper({children}: Props): ReactNode {
  const {service, tested, phone, namesAddress} = usePageFrontMatter();
  return (
    <Content>
      {service && <NoticeBanner service={service} />}
      {service && <LifecycleBanner service={service} />}
      {tested && <TestedWith {...tested} />}
      {phone && <PhoneCode />}
      {namesAddress && <OwnAddress />}
      {children}
    </Content>
  );
}
