import type { VirtualMachine } from './scratch-gui.ts';

type Machine = Pick<VirtualMachine, 'loadProject'>;
type Project = ArrayBuffer | string;

/**
 * When the package starts, it opens an empty project, and draws it. Made to wait, it opens the first project that is
 * asked for in place of that one. The answered function asks for it, and rejects for a project that cannot be
 * opened: then the empty one is there.
 */
export function openFirst(machine: Machine): (project: Project) => Promise<void> {
  const load = machine.loadProject;
  let give: (project: Project) => void = () => undefined;
  const asked = new Promise<Project>((resolve) => {
    give = resolve;
  });
  const opened = new Promise<void>((resolve, reject) => {
    machine.loadProject = async (empty) => {
      machine.loadProject = load;
      try {
        await machine.loadProject(await asked);
        resolve();
      } catch (error) {
        reject(error);
        await machine.loadProject(empty);
      }
    };
  });
  return (project) => {
    give(project);
    return opened;
  };
}
