package account

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

// addressRoutes registers the calls of the address book.
func (s *Service) addressRoutes(api huma.API) {
	const all, one = "/users/{userId}/customer-addresses", "/users/{userId}/customer-addresses/{id}"
	tag, small := web.Tag("Addresses"), web.MaxBody(maxBody)
	web.Get(api, all, "One’s addresses, the default one first", s.getAddresses, tag)
	web.Post(api, all, "Keep an address", s.postAddress, tag, small, web.Status(http.StatusCreated),
		web.Describe("Either `firstName` and `lastName`, or `name`, which is split at its first space. The first "+
			"address is the default."))
	web.Get(api, one, "One address", s.getAddress, tag)
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: one, Summary: "Rewrite an address"}, s.putAddress, tag,
		small)
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: one, Summary: "Forget an address"}, s.deleteAddress,
		tag,
		web.Status(http.StatusNoContent),
		web.Describe("400 `default_address`: the default one stays until another is the default."))
	web.Post(api, one+"/default", "Make an address the default one", s.postDefaultAddress, tag, small)
}

// addressBody is what a form sends. Nothing is required here: the rules of section 5 have sentences of their own.
type addressBody struct {
	_          struct{} `additionalProperties:"true"`
	Name       string   `json:"name,omitempty" doc:"First and last name joined by a space"`
	FirstName  string   `json:"firstName,omitempty"`
	LastName   string   `json:"lastName,omitempty"`
	Address    string   `json:"address,omitempty"`
	Address2   string   `json:"address2,omitempty"`
	City       string   `json:"city,omitempty"`
	Province   string   `json:"province,omitempty"`
	PostalCode string   `json:"postalCode,omitempty"`
	Country    string   `json:"country,omitempty" doc:"CA, also when left out"`
	IsDefault  bool     `json:"isDefault,omitempty"`
}

func (b addressBody) address() Address {
	return Address{
		Name: b.Name, FirstName: b.FirstName, LastName: b.LastName, Address: b.Address, Address2: b.Address2,
		City: b.City, Province: b.Province, PostalCode: b.PostalCode, Country: b.Country, IsDefault: b.IsDefault,
	}
}

type oneAddressInput struct {
	UserID string `path:"userId" maxLength:"64"`
	ID     string `path:"id" maxLength:"64"`
}

type addressOutput struct{ Body *Address }

func (s *Service) getAddresses(ctx context.Context, in *selfInput) (*struct{ Body []*Address }, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	list, err := s.Addresses(ctx, in.UserID)
	return &struct{ Body []*Address }{web.List(list)}, err
}

func (s *Service) getAddress(ctx context.Context, in *oneAddressInput) (*addressOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	a, err := s.Address(ctx, in.UserID, in.ID)
	return &addressOutput{a}, err
}

func (s *Service) postAddress(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	Body   addressBody
}) (*addressOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	a, err := s.CreateAddress(ctx, in.UserID, in.Body.address())
	return &addressOutput{a}, err
}

func (s *Service) putAddress(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	ID     string `path:"id" maxLength:"64"`
	Body   addressBody
}) (*addressOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	a := in.Body.address()
	a.ID = in.ID
	kept, err := s.UpdateAddress(ctx, in.UserID, a)
	if err == nil && in.Body.IsDefault && !kept.IsDefault {
		err = s.SetDefaultAddress(ctx, in.UserID, in.ID)
		kept.IsDefault = true
	}
	return &addressOutput{kept}, err
}

func (s *Service) deleteAddress(ctx context.Context, in *oneAddressInput) (*struct{}, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return nil, s.DeleteAddress(ctx, in.UserID, in.ID)
}

func (s *Service) postDefaultAddress(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	ID     string `path:"id" maxLength:"64"`
	Body   *struct {
		IsDefault bool `json:"isDefault" doc:"Always true"`
	} `required:"false"`
}) (*editOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return done(s.SetDefaultAddress(ctx, in.UserID, in.ID))
}
