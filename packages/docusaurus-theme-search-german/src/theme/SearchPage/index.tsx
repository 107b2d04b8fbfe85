import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SearchResults from '../../ui/searchPage/SearchResults';

/** `/search`: all results for the query in the address. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'theme.SearchPage.title'})}
      description={translate({id: 'theme.SearchPage.description'})}
    >
      <SearchResults />
    </Layout>
  );
}
