/** What the journeys need of a browser, by whichever protocol it is driven. */
export interface Engine {
  /** Opens a tab that shares no storage with others. */
  openTab: () => Promise<Driver>;
  stop: () => Promise<void>;
}

export interface Driver {
  /** Resolves when the page has loaded, as `reload` does. */
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs the code of an async function without parameters in the page. Resolves to the string that it returns. */
  run: (code: string) => Promise<string>;
  /** Performs actions of the mouse and the keyboard. */
  perform: (actions: readonly InputActions[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A sequence of actions of one device, in the form that WebDriver and WebDriver BiDi share. */
type InputActions =
  | {
      type: 'key';
      id: 'keyboard';
      actions: { type: 'keyDown' | 'keyUp'; value: string }[];
    }
  | {
      type: 'pointer';
      id: 'mouse';
      parameters: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    };
