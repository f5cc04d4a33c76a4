// Signed addresses begin with /media; the objects in the bucket do not.
function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\/media\//, '/');
  return request;
}
