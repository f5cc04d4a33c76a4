/** What a person has begun to send and not ended, as the server knows it. */
export const OPEN_UPLOADS = ['uploads', 'open'] as const;
