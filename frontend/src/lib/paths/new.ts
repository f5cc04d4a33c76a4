/** Used in a path instead of an id, for an item that does not exist yet. */
export const NEW = 'new';
