import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import SearchResults from '../../ui/searchPage/SearchResults';
import {texts} from '../../ui/results/texts';

/** `/search`: all results for the query in the address. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={texts.pageTitle} description={texts.pageDescription}>
      <SearchResults />
    </Layout>
  );
}
