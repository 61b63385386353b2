package shop

// statusMoves is the life of a shop: from each status, where it may go.
var statusMoves = map[Status][]Status{
	Draft:            {Approved, ChangesRequested, Refused},
	ChangesRequested: {Draft, Approved, Refused}, // Draft: its owner made the changes
	Refused:          {Approved, ChangesRequested},
	Approved:         {Suspended, Closed},
	Suspended:        {Approved, Closed},
	Closed:           {Approved},
}

// Moves are the statuses that a shop may go to.
func (s Status) Moves() []Status { return statusMoves[s] }

// columns are the two columns that keep a status. The first alone says whether the public sees the shop.
func (s Status) columns() (status, verdict string) {
	switch s {
	case ChangesRequested, Refused:
		return string(Draft), string(s)
	case Closed:
		return string(Suspended), string(s)
	}
	return string(s), ""
}

func statusOf(status, verdict string) Status {
	if verdict != "" {
		return Status(verdict)
	}
	return Status(status)
}
