export const FEEDBACK_KINDS = ['problem', 'wish', 'question', 'praise'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Whom feedback is for: the principals of the own school, or the operators of the service. */
export const FEEDBACK_TARGETS = ['school', 'platform'] as const;
export type FeedbackTarget = (typeof FEEDBACK_TARGETS)[number];

/** `answered` follows from an answer; the others are set, or follow from being looked at. */
export const FEEDBACK_STATES = ['new', 'seen', 'working', 'answered', 'closed'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** States that who answers can set. */
export const SET_STATES = ['seen', 'working', 'closed'] as const satisfies readonly FeedbackState[];
