/** The groups whose calls are tested, with commas in between; without it those of all. */
export const GROUPS_VARIABLE = 'TEST_GROUPS';
