// Eject: the classic theme leaves its place to a search.
export {default} from '../../ui/SearchBar';
