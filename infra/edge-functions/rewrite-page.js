// A page of the application has an address of its own but no file; files have a dot in their last segment.
// Error pages would do the same for a missing file, and would hide what the API answers.
function handler(event) {
  var request = event.request;
  var last = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') === -1) {
    request.uri = /^\/api\/docs(\/|$)/.test(request.uri) ? '/api/docs/index.html' : '/index.html';
  }
  return request;
}
