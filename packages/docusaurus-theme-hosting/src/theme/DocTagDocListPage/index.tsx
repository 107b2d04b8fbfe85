// Wrap: upstream's title does not name the docs area, so equal tags of two areas get equal titles.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalDocTagDocListPage from '@theme-init/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import {useDocsArea} from '../../components/useDocsArea';

export default function DocTagDocListPage(props: Props): ReactNode {
  const {label} = useDocsArea();
  const {tag} = props;
  return (
    <>
      <OriginalDocTagDocListPage {...props} />
      <PageMetadata title={`${label}: ${tag.label}`} description={`${label}: ${tag.description ?? tag.label}`} />
    </>
  );
}
