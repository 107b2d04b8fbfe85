// The classic theme leaves its place to a search.
export {default} from '../../ui/searchBar/SearchBar';
