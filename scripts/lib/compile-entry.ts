/** What `npm run compile` has to know: the games, and the digest by which a schema knows its compiled copier. */
export { hashJson } from '@cinderhall/kernel';
export { games } from '@cinderhall/registry';
