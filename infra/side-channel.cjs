/**
 * Stands in for the package `side-channel`, by which `qs` remembers what it found out about an object,
 * in the bundles of functions: of the package's 20 kB only the case of engines with a WeakMap ever runs.
 */
module.exports = () => new WeakMap();
