/** The credentials of the function: Lambda passes them in these variables only, and does not change them. */
export function readCredentials() {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('there are no credentials in the environment of the function');
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}
