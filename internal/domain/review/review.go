// Package review keeps what buyers say of the products they received, and what the shops answer. It promises that only
// the buyer of a line writes, once for each product, that what is kept is plain text, and that the count and average of
// a product are written in the transaction that changes them. A review whose line was returned, paid back or cancelled
// stays, marked, and no longer counts. Which orders there are is domain/order's to say: lines are read in joins.
package review

import (
	"context"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/sign"
)

// The limits of a review.
const (
	MaxText   = 2000 // characters
	MaxPhotos = 4
	MaxAnswer = 1000 // characters, of the shop's answer
)

// PerPage is how many reviews a page of any list has.
const PerPage = 10

// Refusals.
var (
	// ErrNotFound: there is no such review, product or line, or it is not the caller's to see.
	ErrNotFound = problem.Missing("review_not_found")
	// ErrNotReceived: no unit of the line was handed over, or should have arrived yet.
	ErrNotReceived = problem.New(problem.Conflict, "not_received", problem.Say(
		"Vous pourrez donner votre avis une fois ce produit reçu.",
		"You can review this product once you received it."))
	// ErrReturned: nothing of the line is left to the buyer.
	ErrReturned = problem.New(problem.Conflict, "item_returned", problem.Say(
		"Ce produit a été retourné, remboursé ou annulé\u00a0: il ne peut plus recevoir d’avis.",
		"This product was returned, refunded or cancelled: it can no longer be reviewed."))
	// ErrOwnShop: a shop does not praise itself.
	ErrOwnShop = problem.New(problem.Conflict, "own_shop", problem.Say(
		"Vous faites partie de l’équipe de cette boutique\u00a0: vous ne pouvez pas donner d’avis sur ses produits.",
		"You are in the team of this shop: you cannot review its products."))
	// ErrReviewedBefore: it was said with another order of the same buyer, whom the caller is not proven to be.
	ErrReviewedBefore = problem.New(problem.Conflict, "reviewed_before", problem.Say(
		"Un avis sur ce produit a déjà été donné avec cette adresse courriel. Pour le corriger, connectez-vous "+
			"ou ouvrez le lien du courriel qui demande votre avis.",
		"This product was already reviewed with this email address. To correct the review, sign in or open "+
			"the link of the email that asks for your review."))

	textStars  = problem.Say("Choisissez de 1 à 5 étoiles.", "Choose 1 to 5 stars.")
	textPhotos = problem.Say("Un avis a au plus 4 photos.", "A review has at most 4 photos.")
	textPhoto  = problem.Say("Cette photo n’a pas été envoyée avec cette commande.",
		"This photo was not sent with this order.")
)

// Review is what a buyer says of a product.
type Review struct {
	ID         string
	ProductID  string
	ShopID     string
	OrderID    string
	ItemID     string
	Author     string // "Maude T."; empty once they were forgotten
	Stars      int    // 1 to 5
	Text       string // plain text; may be empty
	Photos     []picture.Picture
	Answer     string // of the shop, plain text; empty until it answers
	AnsweredAt time.Time
	CreatedAt  time.Time
	UpdatedAt  time.Time

	HiddenAt     time.Time // when the market hid it; zero while it is shown
	HiddenReason string
	Returned     bool // nothing of the line is left to the buyer: the review does not count

	ProductName, ProductSlug string
	ShopName                 string
	Email                    string // of the order; empty once the buyer was forgotten
}

// Service answers for the reviews of every product.
type Service struct {
	db *db.DB
	Options

	readAtOnce int // orders whose buyers were not asked yet
}

// Options is what the service needs from the rest of the program.
type Options struct {
	Now   func() time.Time
	Files files.Store // where photos are kept
	URL   picture.URLOf
	// LinkKey signs the links of letters; every node needs the same.
	LinkKey sign.Key
	// OrderToken tells whether a token is that of the order's own signed link.
	OrderToken func(orderID, token string) bool
	// Admit refuses someone whom operators keep out, known by account or e-mail. Nil: everyone may write.
	Admit func(ctx context.Context, userID, email string) error
	// Brand signs the letters. Without its address nobody is written to.
	Brand mail.Brand
}

// New makes the service.
func New(d *db.DB, o Options) *Service { return &Service{db: d, Options: o, readAtOnce: 500} }

// Of lists a page of the reviews of a product, the newest first, and tells how many there are.
func (s *Service) Of(ctx context.Context, productID string, page int) ([]Review, int, error) {
	total, err := countOfProduct(ctx, s.db, productID)
	if err != nil {
		return nil, 0, fmt.Errorf("review: count: %w", err)
	}
	list, err := ofProduct(ctx, s.db, productID, page)
	if err != nil {
		return nil, 0, fmt.Errorf("review: list: %w", err)
	}
	return list, total, nil
}

// Line is a line of an order as its buyer may review it.
type Line struct {
	ItemID      string
	ProductID   string
	ShopID      string
	ProductName string
	ProductSlug string
	VariantName string
	Thumbnail   string  // key of the file store
	Review      *Review // what the buyer said of the product so far, with this line or another; nil for nothing

	userID, email, buyer string
	firstName, lastName  string
	received, kept       bool // a unit may have arrived, or none ever will; a unit is still the buyer's
	own                  bool // the buyer is in the team of the shop
}

// Refusal is why the line cannot be reviewed, nil when it can.
func (l *Line) Refusal() error {
	switch {
	case l.own:
		return ErrOwnShop
	case !l.received:
		return ErrNotReceived
	case !l.kept:
		return ErrReturned
	}
	return nil
}

// Lines lists the lines of an order for the one who bought it, see [Service.reach].
func (s *Service) Lines(ctx context.Context, orderID, token string) ([]Line, error) {
	reach, err := s.reach(ctx, orderID, token)
	if err != nil {
		return nil, err
	}
	lines, err := linesOf(ctx, s.db, reach, orderID, s.Now())
	if err == nil && len(lines) == 0 {
		err = ErrNotFound
	}
	for i := range lines {
		if err != nil {
			return nil, err
		}
		lines[i].Review, err = reviewOf(ctx, s.db, &lines[i])
		if !reach.mayCorrect(lines[i].Review, &lines[i], orderID) {
			lines[i].Review = nil
		}
	}
	return lines, err
}

// Said is what a buyer writes.
type Said struct {
	Stars  int
	Text   string
	Photos []string // keys of pictures sent with the same order
}

// Write keeps what the buyer of a line says of its product, or replaces what they said before. It refuses with
// [ErrOwnShop], [ErrNotReceived], [ErrReturned] and [ErrReviewedBefore]. Two calls at once give one review: the second
// is a correction of the first.
func (s *Service) Write(ctx context.Context, orderID, itemID, token string, said Said) (*Review, error) {
	reach, err := s.reach(ctx, orderID, token)
	if err != nil {
		return nil, err
	}
	said.Text = check.Plain(said.Text)
	if err := said.check(); err != nil {
		return nil, err
	}
	var out *Review
	err = s.db.Tx(ctx, func(tx *db.Tx) error {
		lines, err := linesOf(ctx, tx, reach, orderID, s.Now())
		if err != nil {
			return err
		}
		at := slices.IndexFunc(lines, func(l Line) bool { return l.ItemID == itemID })
		if at < 0 {
			return ErrNotFound
		}
		line := &lines[at]
		if err := s.mayWrite(ctx, line); err != nil {
			return err
		}
		out, err = s.write(ctx, tx, reach, orderID, line, said)
		return err
	})
	return out, err
}

func (s Said) check() error {
	var broken []*problem.Field
	if s.Stars < 1 || s.Stars > 5 {
		broken = append(broken, check.Fail("stars", "invalid_stars", textStars))
	}
	if len(s.Photos) > MaxPhotos {
		broken = append(broken, check.Fail("photos", "too_many_photos", textPhotos))
	}
	return check.All(append(broken, check.Length("text", s.Text, -1, MaxText))...)
}

func (s *Service) mayWrite(ctx context.Context, l *Line) error {
	if err := l.Refusal(); err != nil {
		return err
	}
	if s.Admit == nil {
		return nil
	}
	return s.Admit(ctx, l.userID, l.email)
}

// write inserts or replaces the buyer's review while the product's count is locked, so that nobody else writes one.
func (s *Service) write(
	ctx context.Context, tx *db.Tx, of reach, orderID string, l *Line, said Said,
) (*Review, error) {
	if err := lockRating(ctx, tx, l.ProductID); err != nil {
		return nil, fmt.Errorf("review: lock the count: %w", err)
	}
	was, err := reviewOf(ctx, tx, l)
	if err != nil {
		return nil, fmt.Errorf("review: read what was said: %w", err)
	}
	if !of.mayCorrect(was, l, orderID) {
		return nil, ErrReviewedBefore
	}
	r := Review{ID: db.NewID(), ProductID: l.ProductID, ShopID: l.ShopID, OrderID: orderID, ItemID: l.ItemID,
		Author: nameOf(l.firstName, l.lastName), Stars: said.Stars, Text: said.Text, CreatedAt: s.Now(),
		UpdatedAt: s.Now()}
	if r.Photos, err = choosePhotos(ctx, tx, orderID, was, said.Photos); err != nil {
		return nil, err
	}
	if was == nil {
		err = insert(ctx, tx, r, l.buyer)
	} else {
		r.ID = was.ID
		err = replace(ctx, tx, r)
	}
	if err != nil {
		return nil, fmt.Errorf("review: write: %w", err)
	}
	for _, p := range r.Photos { // those taken over from a former order are this one's from now on
		if err := insertPhoto(ctx, tx, orderID, p, s.Now()); err != nil {
			return nil, fmt.Errorf("review: keep a photo: %w", err)
		}
	}
	if err := recount(ctx, tx, l.ProductID); err != nil {
		return nil, err
	}
	return byID(ctx, tx, r.ID)
}

// choosePhotos are the pictures of some keys, in their order: those sent for the order, or those that the review had.
func choosePhotos(ctx context.Context, tx *db.Tx, orderID string, was *Review, keys []string) ([]picture.Picture,
	error) {
	all, err := photosByKeys(ctx, tx, orderID, keys)
	if err != nil {
		return nil, fmt.Errorf("review: read photos: %w", err)
	}
	if was != nil {
		all = append(all, was.Photos...)
	}
	chosen := []picture.Picture{}
	for _, key := range keys {
		at := slices.IndexFunc(all, func(p picture.Picture) bool { return p.File == key })
		if at < 0 {
			return nil, check.Refuse(*check.Fail("photos", "unknown_photo", textPhoto))
		}
		chosen = append(chosen, all[at])
	}
	return chosen, nil
}

// nameOf is what the public learns of a buyer: a first name and an initial.
func nameOf(first, last string) string {
	for _, r := range last {
		return first + " " + string(r) + "."
	}
	return first
}
