// Wrap: upstream titles this page "Tags" in every docs area and gives it no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalDocTagsListPage from '@theme-init/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import {useDocsArea} from '../../components/useDocsArea';

export default function DocTagsListPage(props: Props): ReactNode {
  const {label} = useDocsArea();
  return (
    <>
      <OriginalDocTagsListPage {...props} />
      <PageMetadata
        title={`${label}: Tags`}
        description={`Alle Tags im Bereich ${label}, nach Anfangsbuchstaben geordnet.`}
      />
    </>
  );
}
