// The origin sees the address of the edge. Whatever a caller claims under this name is overwritten.
function handler(event) {
  var request = event.request;
  request.headers['true-client-ip'] = { value: event.viewer.ip };
  return request;
}
