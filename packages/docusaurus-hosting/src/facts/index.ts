export {defineFacts} from './defineFacts';
export {
  days,
  gigabytes,
  hours,
  megabytes,
  minutes,
  months,
  seconds,
  terabytes,
  weeks,
  workdays,
  years,
  type Quantity,
} from './quantity';
export {daily, weekly, type Schedule} from './schedule';
export type {Category, Endpoint, Lifecycle, Limit, Phase, Facts, WrittenFacts, Service} from './schema';
