interface Staffed {
  readonly teacher_id: string;
  readonly teacher_name: string;
  readonly assistant_id: string | null;
  readonly assistant_name: string;
}

/** The names of the teacher and the assistant of a class or a lesson, by their ids. */
export const staffNamesOf = (staffed: Staffed): Record<string, string> => ({
  [staffed.teacher_id]: staffed.teacher_name,
  ...(staffed.assistant_id && { [staffed.assistant_id]: staffed.assistant_name }),
});
