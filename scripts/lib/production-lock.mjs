/**
 * @typedef {{ version?: string, dev?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ lockfileVersion: number, packages: Record<string, LockedPackage> }} Lock
 */

/**
 * The part of a lock file that some packages need, for a project of its own with the same versions.
 * @param {Lock} lock
 * @param {{ name: string, version: string, dependencies: Record<string, string> }} project
 */
export function productionLock(lock, project) {
  /** @type {Record<string, LockedPackage>} */
  const packages = { '': project };
  const todo = Object.keys(project.dependencies).map((name) => ({ from: '', name, needed: true }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const place = placeOf(lock, next.from, next.name);
    if (place === null) {
      if (next.needed) throw new Error(`${next.name} is not in the lock file.`);
      continue;
    }
    if (packages[place]) continue;
    const { dev: _, ...locked } = /** @type {LockedPackage} */ (lock.packages[place]);
    packages[place] = locked;
    for (const name of Object.keys(locked.dependencies ?? {})) todo.push({ from: place, name, needed: true });
    for (const name of Object.keys({ ...locked.optionalDependencies, ...locked.peerDependencies }))
      todo.push({ from: place, name, needed: false });
  }
  const { name, version } = project;
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages: sorted };
}

/**
 * Where node finds a package from the folder of another: in its own node_modules, or in those above.
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function placeOf(lock, from, name) {
  for (let folder = from; ; ) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === '') return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}
