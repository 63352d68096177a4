/** About changes on this computer that are not of the person who is signed in. */
export const waitingText = {
  ofOthers: (count: number) =>
    count === 1
      ? '1 change of somebody else waits on this computer. It is sent when that person signs in here.'
      : `${count} changes of somebody else wait on this computer. They are sent when that person signs in here.`,
  unclaimed: (count: number) =>
    count === 1
      ? '1 change from before the update waits, and it is not known whose it is.'
      : `${count} changes from before the update wait, and it is not known whose they are.`,
  claim: 'Mine: send now',
} as const;
