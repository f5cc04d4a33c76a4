/** Nicknames and student names: Chinese characters, letters and digits only (specification 5). */
export const NAME_PATTERN = /^[\p{Script=Han}A-Za-z0-9]+$/u;
