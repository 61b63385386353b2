package demo

import (
	"context"
	"errors"
	"slices"
	"time"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/review"
	"rangrue/internal/flow/moderation"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// reviewData are the words that buyers and shops of the demo market use.
type reviewData struct {
	Texts  [5][]string `json:"texts"`  // of one star, two, three, four and five
	Thanks []string    `json:"thanks"` // what shops answer to four and five
	Sorry  []string    `json:"sorry"`  // and to less
}

// reviewed collects what the buyers of the past say, as their orders are replayed.
type reviewed struct {
	m      *marketData
	goods  map[string]good
	now    time.Time
	list   []review.Imported
	silent []string // orders long received of which nothing was said: their buyers are asked by letter
	theirs []string // the products of these
}

// unasked is how many buyers are left to ask: enough for a letter to be read by whoever tries the demo.
const unasked = 4

// add draws what the buyer of an order says of its lines, by the order's reference.
func (r *reviewed) add(o orderData, replayed *order.Order) {
	said, last := false, time.Time{}
	for _, item := range replayed.Items() {
		if item.ShippedAt.After(last) {
			last = item.ShippedAt
		}
		written := item.ShippedAt.Add(time.Duration(11+mix(0, "review days "+item.ID)%12) * 24 * time.Hour)
		if item.Shipped <= item.Returned+item.Refunded || written.After(r.now) || mix(0, "review "+item.ID)%100 >= 45 {
			continue
		}
		r.list = append(r.list, r.draw(item, written))
		said = true
	}
	if age := r.now.Sub(last); !said && o.Guest != nil && replayed.Status == order.Completed &&
		age > 20*24*time.Hour && age < 36*24*time.Hour { // near or far, they are due a letter and not too late for it
		r.leave(replayed)
	}
}

// leave has the buyer of an order asked by letter, unless enough are; no two of them bought the same product.
func (r *reviewed) leave(silent *order.Order) {
	var products []string
	for _, item := range silent.Items() {
		products = append(products, item.ProductID)
		if item.Shipped < item.Quantity || item.Return != nil || slices.Contains(r.theirs, item.ProductID) {
			return
		}
	}
	if len(r.silent) < unasked {
		r.silent, r.theirs = append(r.silent, silent.ID), append(r.theirs, products...)
	}
}

func (r *reviewed) draw(item *order.Item, written time.Time) review.Imported {
	words, stars := r.m.reviews, starsOf(mix(0, "stars "+item.ID)%100)
	made := review.Imported{ID: fixedID("review", item.ID), OrderID: item.OrderID, ItemID: item.ID, Stars: stars,
		At: written}
	if mix(0, "review text "+item.ID)%5 > 0 {
		made.Text = compose(pick(words.Texts[stars-1], 0, "review words "+item.ID))
	}
	answers, answered := words.Thanks, mix(0, "review answer "+item.ID)%3 == 0
	if stars < 4 {
		answers, answered = words.Sorry, mix(0, "review answer "+item.ID)%3 > 0
	}
	if at := written.Add(answerDelay); answered && at.Before(r.now) {
		made.Answer, made.AnsweredAt = compose(pick(answers, 0, "review answered "+item.ID)), at
	}
	if photos := r.goods[item.ProductSlug].product.Photos; stars > 3 && len(photos) > 0 &&
		mix(0, "review photo "+item.ID)%6 == 0 {
		made.Photos = []picture.Picture{photos[len(photos)-1].Picture}
	}
	return made
}

// starsOf shares stars out as buyers do: most are happy, a few are not.
func starsOf(percent uint64) int {
	for stars, least := range []uint64{98, 94, 85, 60} {
		if percent >= least {
			return stars + 1
		}
	}
	return 5
}

// load keeps what was said, in the transaction of the orders. Only the silent are left to be asked.
func (r *reviewed) load(ctx context.Context, tx *db.Tx, d Deps) error {
	if err := d.Reviews.ImportIn(ctx, tx, r.list); err != nil {
		return err
	}
	return d.Reviews.SkipAskingIn(ctx, tx, r.silent...)
}

// loadReported has someone report the worst review of the market.
func loadReported(ctx context.Context, d Deps, m *marketData, _ time.Time) error {
	if d.Reviews == nil || d.Moderation == nil {
		return nil
	}
	list, err := d.Reviews.OnDesk(ctx, review.DeskList{View: review.DeskNewest, Limit: 200})
	if err != nil {
		return err
	}
	if len(list) == 0 {
		return errors.New("nobody reviewed anything")
	}
	worst := list[0]
	for _, r := range list {
		if r.Stars < worst.Stars {
			worst = r
		}
	}
	return d.Moderation.Send(web.AsUser(ctx, m.customers[0].customerID()), moderation.Report{Kind: moderation.OfReview,
		SubjectID: worst.ID, Cause: "misleading", Text: "Cette personne parle d’un autre produit."}, "")
}
