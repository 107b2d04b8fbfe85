// Wrap: icons of this site's set in place of upstream's emoji.
import type {ReactNode} from 'react';
import Layout from '@theme-init/DocCard/Layout';
import type {Props} from '@theme/DocCard/Layout';
import Icon from '../../../components/Icon';

export default function LayoutWrapper(props: Props): ReactNode {
  return <Layout {...props} icon={<Icon name={props.item.type === 'category' ? 'folder' : 'file-text'} />} />;
}
