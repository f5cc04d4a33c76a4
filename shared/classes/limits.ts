/** Limits of classes. */
export const CLASS_LIMITS = {
  /** Classes named in a profile of staff, and classes that a student may be in. */
  ofProfile: 50,
  ofStudent: 20,
  /** Classes that a new student joins: all of it has to fit into one transaction. */
  ofNewStudent: 4,
  capacity: 30,
  capacityMax: 200,
  nameMax: 40,
  courseMax: 40,
  roomMax: 30,
} as const;
