/** Nicknames and student names: Chinese characters, letters and digits only (specification 5). */
export const NAME_PATTERN = /^[\p{Script=Han}A-Za-z0-9]+$/u;

/**
 * Names of adults and schools: letters of any script, digits, spaces and the signs that occur in them.
 * Nothing invisible, and nothing that turns the direction of writing.
 */
export const PROPER_NAME_PATTERN = /^[\p{L}\p{M}\p{N} .,·&'’()（）-]+$/u;
