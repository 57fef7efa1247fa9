import process from './process.json' with { type: 'json' };

interface Process {
  title: string;
  emphasis: string;
  steps: readonly { title: string; text: string }[];
  sheet?: { title: string; text: string; action: string; alt: string };
}

export const PROCESS = process as unknown as Process;

/** The words beside the drawing of a proposal, `drawings/proposal.svg`. Without them, the page shows neither. */
export const SHEET = PROCESS.sheet;
