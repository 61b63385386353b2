package outreach

import "time"

// Kept is what is known here of someone: their subscription and what they wrote in the feedback widget and in the
// contact form.
type Kept struct {
	Newsletter *KeptSubscription `json:"newsletter"`
	Feedback   []KeptFeedback    `json:"feedback"`
	Contact    []KeptFeedback    `json:"contact"`
}

// KeptSubscription tells since when someone reads the newsletter, and whether they left it.
type KeptSubscription struct {
	Email          string     `json:"email"`
	SubscribedAt   time.Time  `json:"subscribedAt"`
	UnsubscribedAt *time.Time `json:"unsubscribedAt"`
}

// KeptFeedback is a message of the feedback widget or of the contact form.
type KeptFeedback struct {
	Message   string    `json:"message"`
	CreatedAt time.Time `json:"createdAt"`
}
