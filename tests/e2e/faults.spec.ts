import { declaredRows } from '../support/fault-scenario.ts';
import { readmeWithFaults } from '../support/fault-table.ts';
import { expect, test } from '../support/test.ts';
import { connectionFaults } from './faults/connection-faults.ts';
import { deviceFaults } from './faults/device-faults.ts';
import { hostFaults } from './faults/host-faults.ts';
import { storageFaults } from './faults/storage-faults.ts';

/**
 * Every fault between the visitor and the function: of the connection, the host, the browser's storage, tabs and clicks.
 * Each scenario ends with exactly one mail at Brevo (S-PRD-3, U-4). It declares its row of the README's table, and fails if
 * it observes something else.
 */
connectionFaults();
hostFaults();
deviceFaults();
storageFaults();

test('the README has the table of these rows (UPDATE_README=1 writes it)', () => {
  const { expected, actual } = readmeWithFaults('browser', declaredRows);
  expect(actual).toBe(expected);
});
