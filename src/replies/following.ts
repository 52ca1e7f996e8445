/** Words that may follow a choice in its clause without making another of it. */
export const FOLLOWING: ReadonlySet<string> = new Set(
  "because since so to as for and then or but vs versus while until till now first before after again here please instead this that next later soon if unless once when with once from in on into onto immediately right which who i we it it's i'll is are be was were will would should could must can does do did has had makes make seems looks appears remains sounds feels fits works helps wins needs fails failed might may isn't won't wouldn't doesn't can't cannot not by using where rather over step toward towards turn action command move option too also myself one if pls plz thx kindly pretty carefully closely quickly aloud loud".split(
    ' ',
  ),
)
